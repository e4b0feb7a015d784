/** One line of the report. Without a problem everything about it is right. */
export interface Line {
  name: string;
  problem?: string;
  /** What to do about the problem. */
  advice?: string;
}

export function right(name: string): Line {
  return { name };
}

export function wrong(name: string, problem: string, advice: string): Line {
  return { name, problem, advice };
}

/** One line about one condition. */
export function line(name: string, holds: boolean, problem: string, advice: string): Line {
  return holds ? right(name) : wrong(name, problem, advice);
}

export function shown({ name, problem, advice }: Line): string {
  if (problem === undefined) return `✓ ${name}`;
  return `✗ ${name}\n    ${problem}${advice === undefined ? '' : `\n    → ${advice}`}`;
}
