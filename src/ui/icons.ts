/** Outlines on a grid of 24, drawn with a round stroke by `Icon`. */
export const CLOSE = 'M6 6l12 12M18 6L6 18';
export const CHECK = 'M4.5 12.5l5 5 10-11';
export const INFO = 'M12 11v6M12 7v.01M3 12a9 9 0 1018 0 9 9 0 10-18 0';
export const WARNING = 'M12 10v4M12 17.5v.01M12 3.5l9.5 17h-19z';
export const SEAT =
  'M6 13V6a3 3 0 013-3h6a3 3 0 013 3v7M3 12v6h18v-6M3 12a1.5 1.5 0 013 0v2h12v-2a1.5 1.5 0 013 0M6 18v3M18 18v3';
