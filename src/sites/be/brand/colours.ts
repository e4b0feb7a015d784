export const colours = { light: '#f8f3ed', dark: '#0f0c10' };
