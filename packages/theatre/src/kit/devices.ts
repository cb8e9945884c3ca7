import { DEVICES_HELD } from '../people/today/held-devices.ts';
import { counted, onStage } from '../things/thing.ts';
import * as devices from '../things/today/devices.ts';
import type { WorldKit } from './kit.ts';

/** Machines that sense, sort, carry and send. */
export const DEVICES_KIT: WorldKit<'devices'> = {
  places: {},
  people: {},
  things: {
    machine: onStage(devices.machine, 0.9, 44),
    belt: onStage(devices.belt, 0.9, 78),
    'robot-arm': onStage(devices.robotArm, 0.9, 32),
    'robot-cart': onStage(devices.robotCart, 0.9, 48),
    server: counted(86, onStage(devices.server, 1, 36)),
    phone: counted(40, onStage(devices.phone, 0.8, 14)),
    plug: onStage(devices.plug, 0.8),
    microphone: onStage(devices.microphone, 0.85, 24),
    'weather-station': onStage(devices.weatherStation, 0.95, 12),
    'traffic-light': onStage(devices.trafficLight, 0.95, 14),
    'glass-door': onStage(devices.glassDoor, 1.1, 58),
    'open-glass-door': onStage(devices.openGlassDoor, 1.1, 58),
  },
  held: DEVICES_HELD,
};
