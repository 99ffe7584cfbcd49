import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls, allResources, allStreams } from '../security/call-tables.ts'
import { type StringField, stringFields } from './string-fields.ts'

/** Texts that people write in several lines. */
const severalLines = [
  'add-after-sale-message.message',
  'add-buyer-note.note',
  'add-form-note.note',
  'add-order-note.note',
  'add-supplier.note',
  'add-supplier.paymentTerms',
  'add-to-do-comment.comment',
  'answer-after-sale.message',
  'answer-form.message',
  'answer-quotation.message',
  'apply-after-sale.note',
  'approve-after-sale.instructions',
  'cancel-lines.reason',
  'cancel-order-by-staff.reason',
  'change-company.billingAddress',
  'change-delivery-by-staff.reason',
  'change-supplier.note',
  'change-supplier.paymentTerms',
  'create-category.leads{}',
  'create-category.texts{}',
  'create-change-notice.texts{}',
  'create-handbook-page.body',
  'create-notice.texts{}.text',
  'create-snippet.texts{}',
  'decline-content-review.reason',
  'import-exchange-rates.file',
  'place-order.remark',
  'preview-exchange-rates.file',
  'reject-after-sale.reason',
  'request-quotation-again.message',
  'request-quotation.remark',
  'request-refund.note',
  'resolve-late-payment.note',
  'send-message.parameters.answer',
  'send-message.parameters.question',
  'send-message.parameters.texts{}',
  'set-ui-text.base',
  'set-ui-text.source',
  'set-ui-text.text',
  'skip-parked-key.reason',
  'skip-parked.reason',
  'start-maintenance.reason',
  'submit-form.details',
  'submit-form.opinion',
  'update-category.leads{}',
  'update-category.texts{}',
  'update-change-notice.texts{}',
  'update-handbook-page.body',
  'update-notice.texts{}.text',
  'update-snippet.texts{}',
]
/** Passwords: hashed, never shown, so invisible characters deceive nobody. */
const secret = /\.(password|pwd|newPwd|oldPassword|newPassword|ownPassword)$/
/** Links that are stored, all of `webUrl`. */
const links = [
  'create-change-notice.attachmentUrl',
  'create-content.details.url',
  'create-my-webhook-endpoint.url',
  'create-product.product.datasheetUrl',
  'create-webhook-endpoint.url',
  'import-products.products[].datasheetUrl',
  'set-documents.documents[].href',
  'update-change-notice.attachmentUrl',
  'update-content.details.url',
  'update-product.product.datasheetUrl',
  'update-webhook-endpoint.url',
]
const namedAsLink = /(?:url|uri|href|link|site|image|logo)$/i

const controls = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud83d', '\udd0c']
const reordering = ['\u202a', '\u202d', '\u202e', '\u2066', '\u2069', '\u200e', '\u200b', '\u2060', '\ufeff', '\u200d']
const lineEnds = ['\n', '\r', '\u2028']

const inputs: readonly StringField[] = [
  ...allCalls.flatMap(({ input, name }) => stringFields(input, name)),
  ...allResources.flatMap(({ filter, name }) => stringFields(filter, `the filter of ${name}`)),
]
const shown = inputs.filter(({ path }) => !secret.test(path))
const outputs: readonly StringField[] = [
  ...allCalls.flatMap(({ output, name }) => stringFields(output, name)),
  ...allResources.flatMap(({ row, name }) => stringFields(row, `a row of ${name}`)),
  ...allStreams.flatMap(({ message, name }) => stringFields(message, `a message of ${name}`)),
]

const samples = [
  ...[
    'abcd',
    'AB-CD',
    '12',
    '1234',
    '123456',
    'DE',
    '13800000000',
    '+4930123456',
    'buyer@example.test',
    'plating:gold',
    'gt:100',
    'last-days:7@Europe/Berlin',
  ],
  ...[
    '1..2',
    'https://example.com/a',
    'https://example.com/{number}',
    '2026-11-21',
    '2026-11-21T08:00:00.000Z',
    'attribute.plating',
    'price.EUR',
  ],
  ...[
    'title.de',
    'sort=placedAt',
    'name.de',
    'orders.ship',
    '/orders',
    'p-0123456789abcdef',
    'address-a-12345678@1',
    'audit-0123456789abcdefghij',
    'note-0123456789abcdef@1',
  ],
]

const patternsOf = (schema: z.ZodType): readonly string[] => {
  const { pattern, allOf = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return [pattern, ...allOf.map((part) => (typeof part === 'object' ? part.pattern : undefined))].filter(
    (one) => one !== undefined,
  )
}

/** Some texts that a field accepts: from the list, or made by its pattern. */
const acceptedBy = ({ schema }: StringField): readonly string[] => {
  const listed = samples.filter((text) => schema.safeParse(text).success)
  if (listed.length > 0) return listed.slice(0, 4)
  const generable = patternsOf(schema).filter((pattern) => !/\\p|\(\?[!=<]/u.test(pattern))
  return generable
    .flatMap((pattern) => fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 3, seed: 1 }))
    .filter((text) => schema.safeParse(text).success)
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const accepted = new Map(inputs.map((field) => [field, acceptedBy(field)]))

/** Whether the field passes a character on, wherever it stands in an accepted text. */
const passesOn = (field: StringField, character: string): boolean =>
  (accepted.get(field) ?? []).some((text) =>
    [text.slice(0, 2) + character + text.slice(2), character + text, text + character].some((tried) => {
      const parsed = field.schema.safeParse(tried)
      return parsed.success && textsIn(parsed.data).some((one) => one.includes(character))
    }),
  )

const pathsOf = (fields: readonly StringField[]): readonly string[] =>
  [...new Set(fields.map(({ path }) => path))].toSorted()

test('each field of a call has a text that it accepts, so that the other tests try something', () => {
  expect(inputs.length).toBeGreaterThan(300)
  expect(pathsOf(inputs.filter((field) => accepted.get(field)?.length === 0))).toEqual([])
})

test('no field passes on control characters, halves of characters, or what is invisible or reorders a text', () => {
  expect(pathsOf(inputs.filter((field) => controls.some((one) => passesOn(field, one))))).toEqual([])
  expect(pathsOf(shown.filter((field) => reordering.some((one) => passesOn(field, one))))).toEqual([])
})

test('only texts of several lines have line feeds', () => {
  expect(pathsOf(shown.filter((field) => lineEnds.some((one) => passesOn(field, one))))).toEqual(severalLines)
})

test('links are of http or https, in every input and output', () => {
  const named = inputs.filter(({ path }) => namedAsLink.test(path))
  expect(pathsOf(named)).toEqual(links)
  const hostile = [
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example/x',
    'https://a@evil.example/x',
  ]
  const linked = outputs.filter(({ path }) => namedAsLink.test(path))
  expect(linked.length).toBeGreaterThan(5)
  expect(
    pathsOf([...named, ...linked].filter(({ schema }) => hostile.some((text) => schema.safeParse(text).success))),
  ).toEqual([])
})
