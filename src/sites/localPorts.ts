/** On a developer's machine: the distance from the first port to the identity provider's. */
export const PROVIDER_PORT = 2;
