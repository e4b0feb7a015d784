/** A declaration of somebody who leaves a contract, and the receipt that was also sent by e-mail. */
export interface Leaving {
  call: string;
  payload: { requestId: string; mail: string };
  receipt: { receivedAt: string; reference: string };
}
