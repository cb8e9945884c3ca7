/**
 * How long a shadow is on flat ground.
 * @param height of what stands in the light, in any unit
 * @param lampAngle how high the lamp stands above the ground, in degrees from 1 to 90
 * @returns in the unit of the height; 0 when the lamp is straight above
 */
export function shadowLength(height: number, lampAngle: number): number {
  if (lampAngle >= 90) return 0;
  return height / Math.tan((lampAngle * Math.PI) / 180);
}

/**
 * Where a beam goes that comes level from the left and meets a mirror. It leaves as steeply as it
 * came, so it turns by twice the tilt of the mirror.
 * @param tilt of the mirror, in degrees: 0 stands upright and sends the beam straight back
 * @returns the direction of the beam in degrees: 0 is to the right, 90 is up, 180 is back to the left
 */
export function reflectedDirection(tilt: number): number {
  return 180 - 2 * tilt;
}

/** How far the beam's way may lie beside the star to light it, in degrees. */
const NEAR_ENOUGH = 3;

/** Whether the beam from the mirror reaches the star in this direction. */
export function reaches(tilt: number, starDirection: number): boolean {
  return Math.abs(reflectedDirection(tilt) - starDirection) <= NEAR_ENOUGH;
}
