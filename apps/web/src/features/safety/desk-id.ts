/** Where the desk stands on the page. */
export const DESK_ID = 'safety-desk';
