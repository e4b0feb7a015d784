/** Each command builds into its own folder: `npm test` never replaces what `npm run build` left to deploy. */
export const SITES_FOLDER = 'dist';
export const DEMO_FOLDER = 'dist/demo';
export const TEST_FOLDER = process.env.TEST_FOLDER ?? 'dist/test/local';
/** With the gallery, which no other build has. */
export const LOOKS_FOLDER = 'dist/test/looks';
export const TEST_DEMO_FOLDER = 'dist/test/demo';
/** Built to see what the export of each tier does on the hosts of its environments, and that its policy admits no others. */
export const TEST_PRODUCTION_FOLDER = 'dist/test/production';
export const TEST_NONPRODUCTION_FOLDER = 'dist/test/nonproduction';
