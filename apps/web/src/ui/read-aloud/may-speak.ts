/** Browsers let a page speak only after its first tap; older ones do not say whether there was one. */
export function maySpeak(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
