/** A page sends this message to a worker that is installed and waits. A list of paths asks a worker to store them. */
export const TAKE_OVER = 'takeOver';
