import { type AdminResource, staff } from '@pinline/contracts/api/call'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import { accessFields, accessText, type Guard } from './access-text.ts'
import type { DocumentParts } from './document-parts.ts'
import { exampleOf } from './examples.ts'
import { localeParameters, positionParameter } from './parameters.ts'
import { byHttpStatus, codesOf } from './refusals.ts'
import { isJson, type Json } from './schema.ts'
import { listTitles } from './titles/list-titles.ts'

/** A query parameter that is JSON. */
const jsonParameter = (name: string, description: string, contentSchema: Json, example: unknown): Json => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', contentMediaType: 'application/json', contentSchema },
  example: JSON.stringify(example),
})

const listParameters = (parts: DocumentParts, { name, filter, sorts, countsTo }: AdminResource): Json[] => {
  const written = parts.schemas.of(`filter-of-${name}`, filter, 'input')
  const contentSchema = {
    ...written,
    properties: {
      ...(isJson(written.properties) ? written.properties : {}),
      id: { type: 'array', items: { type: 'string' }, maxItems: 200, description: 'Only these records.' },
    },
  }
  return [
    jsonParameter(
      'sort',
      `Field and direction; one of ${['id', ...sorts].join(', ')}. By id, and without it, the order is the list’s own.`,
      { type: 'array', prefixItems: [{ enum: ['id', ...sorts] }, { enum: ['ASC', 'DESC'] }], minItems: 2, maxItems: 2 },
      [sorts[0] ?? 'id', 'DESC'],
    ),
    jsonParameter(
      'range',
      'First and last row, from 0, at most 200 rows; the first 15 without it.',
      { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 },
      [0, 14],
    ),
    jsonParameter('filter', 'What rows must be like.', contentSchema, {}),
    ...(countsTo === undefined
      ? []
      : [
          {
            name: 'end',
            in: 'query',
            description: 'Number of last rows, in place of `range`.',
            schema: { type: 'integer', minimum: 1, maximum: 200 },
          },
        ]),
  ]
}

const listHeaders = ({ countsTo }: AdminResource): Json => ({
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  'Content-Range': {
    description: '`<list> <first>-<last>/<total>`.',
    schema: { type: 'string' },
  },
  ...(countsTo === undefined
    ? {}
    : {
        'X-Total': {
          description: `Rows are counted to ${countsTo}; beyond it the total is \`at-least\`.`,
          schema: { type: 'string', enum: ['exact', 'at-least'] },
        },
      }),
})

/** Under /admin/… every refusal has the HTTP status of its code. */
const refusalsOf = (parts: DocumentParts, guard: Guard, errors: readonly ErrorCode[]): Json =>
  parts.refusals.responsesFor(
    byHttpStatus(codesOf({ ...guard, errors, method: 'GET', isCommand: false }), (code) => code),
  )

/** The paths of a list of the console, and of one of its records. */
export const listPaths = (parts: DocumentParts, resource: AdminResource): [string, Json][] => {
  const guard: Guard = { access: staff(resource.permission), apiScope: resource.apiScope }
  const { description, tag } = parts.textsOf(resource.name)
  const [listTitle = resource.name, oneTitle = resource.name] = listTitles[resource.name] ?? []
  const row = parts.schemas.of(resource.name, resource.row, 'output')
  const example = exampleOf(row, resource.name, 'all', parts.schemas.parts())
  const shared = { tags: [tag], ...accessFields(guard) }
  const common = [positionParameter, ...localeParameters]
  const written = [description, accessText(guard)].filter((text) => text !== '').join('\n\n')
  return [
    [
      `/admin/${resource.name}`,
      {
        get: {
          operationId: `list-admin-${resource.name}`,
          summary: listTitle,
          description: written,
          ...shared,
          parameters: [...listParameters(parts, resource), ...common],
          responses: {
            '200': {
              description: 'The rows, as a bare array.',
              headers: listHeaders(resource),
              content: { 'application/json': { schema: { type: 'array', items: row }, example: [example] } },
            },
            ...refusalsOf(parts, guard, []),
          },
        },
      },
    ],
    [
      `/admin/${resource.name}/{id}`,
      {
        get: {
          operationId: `get-admin-${resource.name}`,
          summary: oneTitle,
          description: written,
          ...shared,
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: idOf(example) },
            ...common,
          ],
          responses: {
            '200': {
              description: 'The record, without an envelope.',
              headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
              content: { 'application/json': { schema: row, example } },
            },
            ...refusalsOf(parts, guard, ['not-found']),
          },
        },
      },
    ],
  ]
}

const idOf = (example: unknown): string => (isJson(example) && typeof example.id === 'string' ? example.id : 'example')
