/** 0 or 1. */
export type Flag = number;
/** Epoch milliseconds. */
export type Millis = number;
