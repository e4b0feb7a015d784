/** Outlines on a grid of 24 by 24, which `Icon` draws with a round stroke. */
export const CLOSE = 'M6 6l12 12M18 6L6 18';
export const CHECK = 'M4.5 12.5l5 5 10-11';
export const INFO = 'M12 11v6M12 7v.01M3 12a9 9 0 1018 0 9 9 0 10-18 0';
export const WARNING = 'M12 10v4M12 17.5v.01M12 3.5l9.5 17h-19z';
export const TICKET =
  'M3 8a2 2 0 002-2h14a2 2 0 002 2v2a2 2 0 000 4v2a2 2 0 00-2 2H5a2 2 0 00-2-2v-2a2 2 0 000-4zM14.5 6v2M14.5 11v2M14.5 16v2';
export const PERSON = 'M8 8a4 4 0 108 0 4 4 0 10-8 0M4 21a8 8 0 0116 0';
export const GLOBE =
  'M3 12a9 9 0 1018 0 9 9 0 10-18 0M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18';
export const MENU = 'M4 7h16M4 12h16M4 17h16';
export const SIGN_OUT = 'M14 4H6v16h8M10 12h11M17.5 8.5L21 12l-3.5 3.5';
export const SEARCH = 'M5 11a6 6 0 1012 0 6 6 0 10-12 0M15.5 15.5L20 20';
export const HEART = 'M12 20.5C5 15.5 3 12.3 3 8.8a4.8 4.8 0 019-2.3 4.8 4.8 0 019 2.3c0 3.5-2 6.7-9 11.7z';
export const STAR = 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z';
export const PLAY = 'M7 4.5v15l12-7.5z';
export const DOWNLOAD = 'M12 3.5v12M7 11l5 5 5-5M4 20.5h16';
export const CARD =
  'M3 7.5A1.5 1.5 0 014.5 6h15A1.5 1.5 0 0121 7.5v9a1.5 1.5 0 01-1.5 1.5h-15A1.5 1.5 0 013 16.5zM3 10h18M6.5 14.5h4';
export const GIFT =
  'M4 12v8.5h16V12M3 8h18v4H3zM12 8v12.5M12 8C8 8 6.5 3.5 9.5 3.5 11.5 3.5 12 8 12 8zM12 8c4 0 5.5-4.5 2.5-4.5C12.5 3.5 12 8 12 8z';
export const CLIP =
  'M20 11.5l-8.2 8.2a5 5 0 01-7.1-7.1l8.5-8.5a3.4 3.4 0 014.8 4.8l-8.5 8.5a1.7 1.7 0 01-2.4-2.4l7.8-7.8';
export const BACK = 'M15 5l-7 7 7 7';
export const DOWN = 'M5 9l7 7 7-7';
export const FORWARD = 'M9 5l7 7-7 7';
export const QR =
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v.01M17.5 17.5H20V20M14 20v.01M7 7v.01M17 7v.01M7 17v.01';
export const LINK =
  'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5';
export const SHARE = 'M12 15V3.5M7.5 7.5L12 3l4.5 4.5M6 11H4.5v9.5h15V11H18';
export const CALENDAR = 'M4 6h16v14.5H4zM4 10.5h16M8 3v5M16 3v5';
export const MAIL = 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7';
export const PRINT = 'M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 14h10v6.5H7z';
export const PLACE =
  'M12 21c-4.5-5-7-8.3-7-11.5a7 7 0 0114 0c0 3.2-2.5 6.5-7 11.5zM9.5 9.5a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0';
export const CHART = 'M3.5 20.5h17M6.5 20.5V14M12 20.5V8.5M17.5 20.5V4';
