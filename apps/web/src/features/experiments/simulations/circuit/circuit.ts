/** How the parts of a circuit are put together. All of it is battery power: AA cells of 1.5 volts. */
export interface Circuit {
  readonly batteries: number;
  readonly bulbs: number;
  /** One bulb behind the other in one ring, or each in a ring of its own. */
  readonly wiring: 'series' | 'parallel';
  readonly switchClosed: boolean;
  /** Whether a bare wire leads past the bulbs, straight from one end of the batteries to the other. */
  readonly shortWire: boolean;
  /** Whether one of the bulbs is out of its socket. */
  readonly bulbRemoved: boolean;
}

/** What the circuit does. */
export interface CircuitReading {
  /** Through the batteries, in amperes. */
  readonly current: number;
  /** Of each bulb from 0 (dark) to 1 (as bright as it can be). */
  readonly brightness: readonly number[];
  /** Why no bulb shines, or what a child should know; null when all is well. */
  readonly trouble: 'open' | 'broken-ring' | 'short' | null;
}

const CELL_VOLTS = 1.5;
/** What the inside of a fresh AA cell holds against the current, in ohms. */
const CELL_OHMS = 0.2;
/** A small torch bulb, in ohms. Its change with warmth is left out. */
const BULB_OHMS = 10;
/** Bulbs of this power in watts shine as bright as they can: one bulb on three cells. */
const FULL_WATTS = (3 * CELL_VOLTS) ** 2 / BULB_OHMS;

/** Currents and brightness after Ohm's law. */
export function readCircuit(circuit: Circuit): CircuitReading {
  const { bulbs, wiring, switchClosed, shortWire, bulbRemoved } = circuit;
  const dark = Array.from({ length: bulbs }, () => 0);
  if (!switchClosed) return { current: 0, brightness: dark, trouble: 'open' };

  const volts = circuit.batteries * CELL_VOLTS;
  const inside = circuit.batteries * CELL_OHMS;
  // The wire past the bulbs holds nothing against the current: only the batteries themselves do.
  if (shortWire) return { current: volts / inside, brightness: dark, trouble: 'short' };

  const inPlace = bulbs - (bulbRemoved ? 1 : 0);
  if (inPlace === 0 || (wiring === 'series' && bulbRemoved)) {
    return { current: 0, brightness: dark, trouble: 'broken-ring' };
  }
  const outside = wiring === 'series' ? bulbs * BULB_OHMS : BULB_OHMS / inPlace;
  const current = volts / (outside + inside);
  const throughOne = wiring === 'series' ? current : current / inPlace;
  const shine = Math.min(1, (throughOne ** 2 * BULB_OHMS) / FULL_WATTS);
  // The last bulb is the one that is taken out.
  return {
    current,
    brightness: dark.map((_, bulb) => (bulb < inPlace ? shine : 0)),
    trouble: null,
  };
}
