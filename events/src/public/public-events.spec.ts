import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type RecordedEvent, serviceName } from '../event.ts'
import { eventStreams } from './event-streams.ts'
import { disclosures, type PublicEvent, publicEvents } from './public-events.ts'
import { publicDataSchema } from './public-schema.ts'
import { publicCloudEvent, toPublicEvent } from './to-public-event.ts'

const goldenFolder = new URL('../golden/', import.meta.url)
const samplesOf = (name: string) =>
  readdirSync(goldenFolder).filter((file) => new RegExp(`^${name}\\.v\\d+\\.json$`).test(file))
const read = (file: string) =>
  z.object({ type: z.string(), data: z.unknown() }).parse(JSON.parse(readFileSync(new URL(file, goldenFolder), 'utf8')))

const recordedAs = ({ service, streamType }: PublicEvent, event: { type: string; data: unknown }): RecordedEvent => ({
  ...{
    id: 'stream@3',
    service,
    streamType,
    streamId: 'stream',
    sequence: 3,
    event: { type: event.type, data: event.data },
  },
  ...{ actor: { kind: 'staff', id: 's-0000' }, correlationId: 'c', causationId: 'd', command: 'any' },
  recordedAt: '2026-11-27T08:00:00.000Z',
})

/** Texts that are neither drawn from a list nor of a fixed form, each seen to name no person and to quote nobody. */
const freeTexts: readonly string[] = [
  'after-sale-refund-refused.code',
  'after-sale-replaced.carrier',
  'after-sale-replaced.trackingNumber',
  'after-sale-submitted.manufacturer',
  'after-sale-submitted.model',
  'attribute-defined.titles{}',
  'attribute-defined.values[].titles{}',
  'attribute-defined.values[].words[]',
  'bin-set.bin',
  'carrier-set.name',
  'category-defined.leads{}',
  'category-defined.texts{}',
  'category-defined.titles{}',
  'content-created.details.group',
  'content-created.details.issuer',
  'content-created.details.languageOfFile',
  'content-created.details.link.target',
  'content-created.details.number',
  'content-created.details.query',
  'content-created.details.version',
  'content-details-changed.details.group',
  'content-details-changed.details.issuer',
  'content-details-changed.details.languageOfFile',
  'content-details-changed.details.link.target',
  'content-details-changed.details.number',
  'content-details-changed.details.query',
  'content-details-changed.details.version',
  'content-text-set.text.lead',
  'content-text-set.text.linkLabel',
  'content-text-set.text.metaDescription',
  'content-text-set.text.metaTitle',
  'content-text-set.text.pictureAlt',
  'content-text-set.text.title',
  'currency-defined.names{}',
  'currency-defined.symbol',
  'form-submitted.language',
  'language-defined.name',
  'order-placed.lines[].manufacturer',
  'order-placed.lines[].model',
  'order-shipped.carrier',
  'order-shipped.trackingNumber',
  'parcel-shipped.carrier',
  'parcel-shipped.trackingNumber',
  'product-data-changed.product.attributes{}',
  'product-data-changed.product.datasheetUrl',
  'product-data-changed.product.footprint',
  'product-data-changed.product.manufacturer',
  'product-data-changed.product.model',
  'product-data-changed.product.names{}',
  'product-data-changed.product.series',
  'product-documents-set.documents[].href',
  'product-documents-set.documents[].title',
  'product-imported.product.attributes{}',
  'product-imported.product.datasheetUrl',
  'product-imported.product.footprint',
  'product-imported.product.manufacturer',
  'product-imported.product.model',
  'product-imported.product.names{}',
  'product-imported.product.series',
  'quotation-called-off.order.lines[].manufacturer',
  'quotation-called-off.order.lines[].model',
  'quotation-requested.lines[].manufacturer',
  'quotation-requested.lines[].model',
  'reorder-level-set.model',
  'replacement-shipped.carrier',
  'replacement-shipped.trackingNumber',
  'seller-changed.address',
  'seller-changed.city',
  'seller-changed.email',
  'seller-changed.name',
  'seller-changed.phone',
  'seller-changed.registrationNumber',
  'seller-changed.taxNumber',
  'seller-changed.zipcode',
  'stock-fell-low.model',
]

/** Paths of texts that anything could be written into. */
const textsOf = (schema: unknown, path: string): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, properties, items, additionalProperties, anyOf, oneOf, ...rest } = schema as Record<string, unknown>
  const own =
    type === 'string' && !('enum' in rest) && !('const' in rest) && !('pattern' in rest) && !('format' in rest)
  return [
    ...(own ? [path] : []),
    ...Object.entries((properties ?? {}) as object).flatMap(([name, value]) => textsOf(value, `${path}.${name}`)),
    ...textsOf(items, `${path}[]`),
    ...textsOf(additionalProperties, `${path}{}`),
    ...[anyOf, oneOf].flatMap((options) =>
      Array.isArray(options) ? options.flatMap((one) => textsOf(one, path)) : [],
    ),
  ]
}

describe('what leaves the product', () => {
  it('was decided for every event that a service records, and for no other', () => {
    for (const service of serviceName.options) {
      const recorded = eventStreams[service].flatMap(([, schemas]) => schemas.map((schema) => schema.shape.type.value))
      expect(Object.keys(disclosures[service]).toSorted()).toEqual(recorded.toSorted())
    }
  })

  it.each(publicEvents.map((event) => [event.name, event] as const))(
    '%s has its shapes, and its withheld fields',
    (name, event) => {
      expect(event.version).toBe(samplesOf(name).length)
      const all = JSON.stringify(publicDataSchema({ ...event, withheld: [] }))
      for (const path of event.withheld) {
        const [field = ''] = path.split('.').slice(-1)
        expect(all).toContain(`"${field}"`)
      }
    },
  )

  it('quotes nobody: each text of any form was seen', () => {
    const texts = publicEvents.flatMap((event) => textsOf(publicDataSchema(event), event.name))
    expect([...new Set(texts)].toSorted()).toEqual(freeTexts)
  })
})

describe('a public event', () => {
  it.each(publicEvents.map((event) => [event.name, event] as const))(
    'of %s is a CloudEvent in all its shapes',
    (name, event) => {
      for (const file of samplesOf(name)) {
        const sent = toPublicEvent(recordedAs(event, read(file)))
        expect(publicCloudEvent.parse(sent)).toEqual(sent)
        for (const field of event.withheld) expect(sent?.data).not.toHaveProperty(field.split('.'))
      }
    },
  )

  it('has the place in its stream, its cause and its schema', () => {
    const [event] = publicEvents.filter(({ name }) => name === 'order-cancelled')
    if (event === undefined) throw new Error('order-cancelled is public')
    const cancelled = { ...read('order-cancelled.v1.json') }
    expect(toPublicEvent(recordedAs(event, cancelled))).toMatchObject({
      ...{
        id: 'stream@3',
        subject: 'stream',
        sequence: 3,
        source: '/pinline/order',
        correlationid: 'c',
        causationid: 'd',
      },
      ...{ type: 'pinline.order.order-cancelled.v1', actorkind: 'staff', actorid: 's-0000' },
      dataschema: '/api/events/schemas/pinline.order.order-cancelled.v1.json',
    })
  })

  it('leaves out what a newer release added, until this one knows it', () => {
    const [event] = publicEvents.filter(({ name }) => name === 'refund-completed')
    if (event === undefined) throw new Error('refund-completed is public')
    const sample = read('refund-completed.v1.json')
    const newer = { ...sample, data: { ...z.record(z.string(), z.unknown()).parse(sample.data), payer: 'A. Person' } }
    expect(toPublicEvent(recordedAs(event, newer))?.data).toEqual(sample.data)
  })

  it('is not made of an event that stays inside, is unknown, or is broken', () => {
    const [event] = publicEvents
    if (event === undefined) throw new Error('there are public events')
    for (const type of ['staff-admitted', 'of-tomorrow'])
      expect(toPublicEvent(recordedAs({ ...event, service: 'account' }, { type, data: {} }))).toBeUndefined()
    expect(
      toPublicEvent(recordedAs({ ...event, service: 'order' }, { type: 'order-placed', data: {} })),
    ).toBeUndefined()
  })
})
