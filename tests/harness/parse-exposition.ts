/** One value of a family, with its labels as written. */
interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

interface Family {
  readonly help: string
  readonly type: string
  readonly samples: readonly Sample[]
}

const metricName = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const comment = new RegExp(`^# (HELP|TYPE) (${metricName}) (.+)$`)
/** Prometheus reads NaN in any case, and prom-client writes `Nan`. */
const line = new RegExp(`^(${metricName})(?:\\{(.*)\\})? (Na[nN]|[+-]Inf|[+-]?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)$`)
const label = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/
const types: readonly string[] = ['counter', 'gauge', 'histogram', 'summary']

const labelsOf = (text: string): Record<string, string> => {
  const labels: Record<string, string> = {}
  let rest = text
  while (rest !== '') {
    const [all = '', name = '', value = ''] = label.exec(rest) ?? []
    if (all === '' || name in labels) throw new Error(`labels {${text}}`)
    labels[name] = value
    rest = rest.slice(all.length)
  }
  return labels
}

const numberOf = (text: string): number => (text.endsWith('Inf') ? Number(`${text}inity`) : Number(text))

/** Without the end that samples of histograms and summaries have. */
const familyOf = (name: string, families: ReadonlyMap<string, { readonly type: string }>): string => {
  const [, base = name] = /^(.*)_(?:bucket|sum|count)$/.exec(name) ?? []
  const type = families.get(base)?.type
  return type === 'histogram' || type === 'summary' ? base : name
}

/** Buckets grow, and the last one is the count. */
const checkHistogram = (name: string, samples: readonly Sample[]): void => {
  const series = Map.groupBy(samples, ({ labels: { le: _, ...others } }) => JSON.stringify(others))
  for (const [key, of] of series) {
    const buckets = of.filter((sample) => sample.name === `${name}_bucket`)
    const bounds = buckets.map(({ labels: { le = '' } }) => numberOf(le))
    const counts = buckets.map(({ value }) => value)
    const isGrowing = (values: readonly number[]) =>
      values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))
    const count = of.find((sample) => sample.name === `${name}_count`)?.value
    if (bounds.at(-1) !== Infinity || counts.at(-1) !== count || !isGrowing(bounds) || !isGrowing(counts))
      throw new Error(`histogram ${name}${key}`)
    if (!of.some((sample) => sample.name === `${name}_sum`)) throw new Error(`histogram ${name}${key} has no sum`)
  }
}

/**
 * Prometheus' text format 0.0.4, strictly: help and type once and before the values, all values of a family together,
 * none twice, counters ending in `_total`, gauges not.
 * @throws what is wrong with it
 */
export const parseExposition = (text: string): ReadonlyMap<string, Family> => {
  if (!text.endsWith('\n')) throw new Error('no end of the last line')
  const families = new Map<string, { help: string; type: string; samples: Sample[] }>()
  const seen = new Set<string>()
  let current = ''
  for (const written of text.split('\n').filter((one) => one !== '')) {
    const [, kind, name = '', rest = ''] = comment.exec(written) ?? []
    if (kind === 'HELP') {
      if (families.has(name)) throw new Error(`${name} is there twice`)
      families.set(name, { help: rest, type: '', samples: [] })
      current = name
    } else if (kind === 'TYPE') {
      const family = families.get(name)
      if (family === undefined || name !== current || family.type !== '' || !types.includes(rest))
        throw new Error(`type: ${written}`)
      family.type = rest
    } else {
      const [, sample = '', labels = '', value = ''] = line.exec(written) ?? []
      const family = families.get(familyOf(sample, families))
      if (sample === '' || family === undefined || family.type === '' || familyOf(sample, families) !== current)
        throw new Error(`value: ${written}`)
      const id = written.slice(0, written.lastIndexOf(' '))
      if (seen.has(id)) throw new Error(`${id} is there twice`)
      seen.add(id)
      family.samples.push({ name: sample, labels: labelsOf(labels), value: numberOf(value) })
    }
  }
  for (const [name, { type, samples }] of families) {
    if ((type === 'counter') !== name.endsWith('_total')) throw new Error(`a ${type} is called ${name}`)
    if (type === 'counter' && samples.some(({ value }) => value < 0)) throw new Error(`${name} is below 0`)
    if (type === 'histogram') checkHistogram(name, samples)
  }
  return families
}
