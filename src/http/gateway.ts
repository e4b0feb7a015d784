/** Whether a status is from whatever stands before the server and had no answer from it: nobody knows what became of the request. */
export function isGateways(status: number): boolean {
  return status === 502 || status === 504;
}
