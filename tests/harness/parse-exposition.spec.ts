import { describe, expect, it } from 'vitest'
import { parseExposition } from './parse-exposition.ts'

const counter = '# HELP a_total A.\n# TYPE a_total counter\n'
const histogram = '# HELP h H.\n# TYPE h histogram\n'

describe('an exposition', () => {
  it('has families with their values', () => {
    const families = parseExposition(`${counter}a_total{x="1\\"2",y=""} 3\n\n# HELP b B.\n# TYPE b gauge\nb 1.5e-7\n`)
    expect(families.get('a_total')?.samples).toEqual([{ name: 'a_total', labels: { x: '1\\"2', y: '' }, value: 3 }])
    expect(families.get('b')).toMatchObject({ type: 'gauge', help: 'B.', samples: [{ value: 1.5e-7 }] })
  })

  it('has histograms whose last bucket is the count', () => {
    const rest = 'h_bucket{le="1"} 1\nh_bucket{le="+Inf"} 2\nh_sum 3\nh_count 2\n'
    expect(parseExposition(histogram + rest).get('h')?.samples).toHaveLength(4)
  })

  it.each([
    ['no last line end', `${counter}a_total 1`],
    ['a value without a type', 'a_total 1\n'],
    ['a value twice', `${counter}a_total 1\na_total 2\n`],
    ['a label twice', `${counter}a_total{x="1",x="2"} 1\n`],
    ['a bare quote', `${counter}a_total{x="1"2"} 1\n`],
    ['no number', `${counter}a_total one\n`],
    ['a family twice', `${counter}${counter}`],
    ['a family in two pieces', `${counter}# HELP b B.\n# TYPE b gauge\na_total 1\n`],
    ['a counter without its ending', '# HELP a A.\n# TYPE a counter\na 1\n'],
    ['a gauge with it', '# HELP a_total A.\n# TYPE a_total gauge\na_total 1\n'],
    ['buckets that shrink', `${histogram}h_bucket{le="1"} 3\nh_bucket{le="+Inf"} 2\nh_sum 3\nh_count 2\n`],
    ['no last bucket', `${histogram}h_bucket{le="1"} 2\nh_sum 3\nh_count 2\n`],
  ])('with %s is refused', (_what, text) => expect(() => parseExposition(text)).toThrow(Error))
})
