/** The page that says that no environment has the host. It stands in each export. */
export const UNKNOWN_HOST_PATH = '/unknown-host/';
