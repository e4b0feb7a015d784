/** A text of this history entry's state; whoever wrote it, it is ours only where it is one. */
export function kept(name: string): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
