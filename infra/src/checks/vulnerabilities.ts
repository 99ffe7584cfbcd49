import { z } from 'zod'
import { runCommand } from '../machine/run-command.ts'
import { projectFolder } from '../project-folders.ts'

const severity = z.enum(['info', 'low', 'moderate', 'high', 'critical'])
type Severity = z.infer<typeof severity>

/** Days from the day a vulnerability became known here until it must be gone; SECURITY.md has the same. */
export const daysToMend: Readonly<Record<Severity, number>> = { critical: 2, high: 7, moderate: 30, low: 90, info: 90 }

export type Advisory = { id: string; package: string; severity: Severity; title: string }

const via = z.object({ name: z.string(), severity, title: z.string(), url: z.string() })
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), via])) })),
})

/**
 * npm's advisories on the packages of the lockfile; undefined if the registry does not respond to `npm audit`.
 * @param options of npm, such as another registry
 */
export const findAdvisories = async (...options: string[]): Promise<Advisory[] | undefined> => {
  const args = ['audit', '--json', '--loglevel=silent', ...options]
  return readAudit((await runCommand('npm', args, { cwd: projectFolder })).output)
}

/** Reads the report of `npm audit --json`; undefined if it is none, because the registry did not respond. */
export const readAudit = (output: string): Advisory[] | undefined => {
  const parsed = report.safeParse(parseJson(output))
  if (!parsed.success) return undefined
  const advisories = Object.values(parsed.data.vulnerabilities)
    .flatMap((vulnerable) => vulnerable.via)
    .flatMap((cause) => (typeof cause === 'string' ? [] : [cause]))
    .map(({ name, url, ...rest }) => ({
      id: url.slice(url.lastIndexOf('/') + 1),
      package: name,
      severity: rest.severity,
      title: rest.title,
    }))
  return [...new Map(advisories.map((advisory) => [`${advisory.id} ${advisory.package}`, advisory])).values()]
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A line of `infra/known-vulnerabilities.json`: known since a day (ISO), and why it is not gone yet. */
export const knownVulnerability = z.strictObject({
  advisory: z.string().min(1),
  package: z.string().min(1),
  since: z.iso.date(),
  why: z.string().min(1),
})
export type KnownVulnerability = z.infer<typeof knownVulnerability>

const dayMs = 86_400_000

/**
 * What the policy of SECURITY.md objects to: a vulnerability that nobody has recorded, one that is recorded for longer
 * than its severity allows, and a record of one that is gone.
 * @param today as an ISO date
 */
export const objectionsTo = (
  found: readonly Advisory[],
  known: readonly KnownVulnerability[],
  today: string,
): string[] => {
  const isOf = (advisory: Advisory) => (one: KnownVulnerability) =>
    one.advisory === advisory.id && one.package === advisory.package
  const open = found.flatMap((advisory) => {
    const { id, package: name, severity: level, title } = advisory
    const what = `${name}: ${title} (${id}, ${level})`
    const record = known.find(isOf(advisory))
    if (record === undefined)
      return [`${what}: update it, or record it with today's date in infra/known-vulnerabilities.json`]
    const days = Math.floor((Date.parse(today) - Date.parse(record.since)) / dayMs)
    return days > daysToMend[level] ? [`${what}: known for ${days} days, of ${daysToMend[level]} allowed`] : []
  })
  const gone = known
    .filter((record) => !found.some((advisory) => isOf(advisory)(record)))
    .map(
      ({ advisory, package: name }) => `${name}: ${advisory} is gone; remove it from infra/known-vulnerabilities.json`,
    )
  return [...open, ...gone]
}
