/** The setting of a host that believes the addresses which `fromTablet` claims. */
export const BELIEVES_TABLETS = { TRUST_PROXY: 'loopback' } as const;

/**
 * The header of a request that comes from a tablet of its own, as from a class without a proxy: everything here comes from
 * one machine, and what one address may do is limited.
 * @param number below 65,536
 */
export function fromTablet(number: number): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` };
}
