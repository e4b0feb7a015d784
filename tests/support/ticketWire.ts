/** A ticket as the server sends it, little but what a test is about. */
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
