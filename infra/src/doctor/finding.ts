export type Level = 'ok' | 'warn' | 'fail'

/** A finding about the machine, with a remedy if it is a problem. */
export type Finding = { name: string; level: Level; found: string; remedy?: string }

const marks: Record<Level, string> = { ok: '✔', warn: '!', fail: '✘' }

/** One line, with what to do on a second. */
export const describeFinding = ({ name, level, found, remedy }: Finding): string => {
  const first = `  ${marks[level]} ${name.padEnd(14)} ${found}`
  return level === 'ok' || remedy === undefined ? first : `${first}\n${' '.repeat(19)}→ ${remedy}`
}
