/** The dark modules as one SVG path, in which a module is one unit and each run in a row is one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    let start = -1;
    [...row, false].forEach((dark, x) => {
      if (dark && start < 0) start = x;
      if (dark || start < 0) return;
      path += `M${start} ${y}h${x - start}v1H${start}z`;
      start = -1;
    });
  });
  return path;
}
