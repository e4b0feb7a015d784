/** A ticket as the server sends it: the least that is valid, and the fields that a test is about. */
export function ticketWire(more: object): object {
  return {
    id: '42',
    status: 'CONFIRMED',
    bookingId: 'B42',
    code: 'LUM42',
    show: { name: 'Noordzee' },
    ...more,
  };
}
