import { toLiking, type Liking, type User, type UserChange } from './contract.ts';

/** The customer as they are once a change is saved. */
export function withChange(user: User, { interest, ...change }: UserChange): User {
  return {
    ...user,
    ...change,
    interest: interest
      ? { genres: likings(interest.genres), events: likings(interest.events) }
      : user.interest,
  };
}

function likings(list: readonly unknown[] | null): Liking[] {
  return (list ?? []).map(toLiking);
}

/**
 * Whether the server holds a change, by what the customer was before it and is now. Undefined where some of it is
 * there and some is not. Servers may write a value in their own way: a field that is neither as before nor as wanted
 * counts neither way, unless all fields are like that.
 */
export function isSaved(change: UserChange, before: User, now: User): boolean | undefined {
  const wanted = withChange(before, change);
  const fields = Object.keys(change) as (keyof UserChange)[];
  if (fields.every((field) => isSame(wanted, now, field))) return true;
  const changing = fields.filter((field) => !isSame(wanted, before, field));
  const hasArrived = changing.some((field) => isSame(wanted, now, field));
  const isAsBefore = changing.some((field) => isSame(before, now, field));
  return hasArrived === isAsBefore ? undefined : hasArrived;
}

function isSame(one: User, other: User, field: keyof UserChange): boolean {
  return held(one, field) === held(other, field);
}

/** To be compared: of lists the order does not count. */
function held(user: User, field: keyof UserChange): unknown {
  return field === 'interest'
    ? [user.interest.genres, user.interest.events].map(names).join('\n')
    : user[field];
}

function names(list: readonly Liking[]): string {
  return JSON.stringify(list.map(({ id, wire }) => id ?? JSON.stringify(wire)).sort());
}
