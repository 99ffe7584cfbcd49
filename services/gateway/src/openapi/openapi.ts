import { apiScopes } from '@pinline/contracts/api/api-scopes'
import type { AnyCall } from '@pinline/contracts/api/call'
import { errorCodes } from '@pinline/contracts/api/error-codes'
import type { ServiceTable } from '../route-table.ts'
import { callPath } from './call-operations.ts'
import { contractComments } from './contract-comments.ts'
import type { DocumentParts } from './document-parts.ts'
import { introduction } from './introduction.ts'
import { listPaths } from './list-operations.ts'
import { sharedHeaders, sharedParameters } from './parameters.ts'
import { refusalWriter } from './refusals.ts'
import { type Json, schemaWriter } from './schema.ts'
import { streamPath } from './stream-operations.ts'
import { operationTitles } from './titles/operation-titles.ts'
import { tags } from './titles/tags.ts'

/** Title, description and tag of an operation, out of the titles and the comments of the contracts. */
const textsByName = (): DocumentParts['textsOf'] => {
  const comments = contractComments()
  return (name) => {
    const { text = '', folder = '' } = comments.get(name) ?? {}
    const { description, tag } = servedByAll[name] ?? { description: text, tag: folderOf[name] ?? folder }
    return { title: operationTitles[name] ?? name, description, tag: tags[tag]?.[0] ?? tag }
  }
}

/** Contracts that stand beside the folder of their subject. */
const folderOf: Readonly<Record<string, string>> = {
  'record-visitor': 'notification/visitor',
  'record-visit-steps': 'notification/visitor',
}

/** Streams that every service has: they are written by one function of the contracts. */
const servedByAll: Readonly<Record<string, { readonly description: string; readonly tag: string }>> =
  Object.fromEntries(
    ['account', 'catalogue', 'order', 'notification'].map((service) => [
      `tail-${service}-events`,
      {
        description: `What ${service} stores, while somebody watches, for at most ten minutes. \`skipped\`: how many were left out since the last message, as there were too many.`,
        tag: 'gateway/streams',
      },
    ]),
  )

const tagGroups = (): Json[] => {
  const groups = Map.groupBy(Object.entries(tags), ([folder]) => folder.split('/')[0] ?? '')
  return [...groups].map(([service, entries]) => ({
    name: service.charAt(0).toUpperCase() + service.slice(1),
    tags: entries.map(([, [name]]) => name),
  }))
}

const components = (parts: DocumentParts): Json => ({
  securitySchemes: {
    buyer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The access token of a buyer (`/auth/login`), for 15 minutes.',
    },
    staff: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The access token of a member of staff (`/public/admin/login`), for 15 minutes.',
    },
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'pln_…',
      description: `An API key, with the scope that the operation names, one of: ${apiScopes.join(', ')}. It acts as the buyer or the member of staff who created it. Over its limit a minute it is answered 429 with Retry-After.`,
    },
  },
  parameters: sharedParameters,
  headers: sharedHeaders,
  schemas: {
    ...parts.schemas.parts(),
    Meta: {
      type: 'object',
      properties: {
        requestId: { type: 'string' },
        stale: { type: 'boolean', description: 'The data may be older than what the caller has just done.' },
      },
    },
    RefusalData: {
      type: ['object', 'null'],
      properties: {
        errors: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'A code for each field that is wrong, e.g. `lines.0.quantity`.',
        },
      },
    },
    ErrorType: {
      type: 'string',
      enum: Object.keys(errorCodes),
      'x-envelope-codes': Object.fromEntries(Object.entries(errorCodes).map(([code, { status }]) => [code, status])),
    },
    Refusal: {
      type: 'object',
      required: ['code', 'msg', 'data', 'meta'],
      properties: {
        code: { type: 'integer' },
        msg: { type: 'string' },
        data: { $ref: '#/components/schemas/RefusalData' },
        meta: {
          type: 'object',
          required: ['type'],
          properties: { type: { $ref: '#/components/schemas/ErrorType' }, requestId: { type: 'string' } },
        },
      },
    },
  },
  responses: parts.refusals.responses(),
})

/**
 * The public HTTP surface but for the wallet, as OpenAPI 3.1, from the contracts that services run on. Paths that are no
 * part of the API, such as pages, are left out.
 */
export const openApiDocument = (tables: readonly ServiceTable[], gatewayCalls: readonly AnyCall[]): Json => {
  const parts: DocumentParts = { schemas: schemaWriter(), refusals: refusalWriter(), textsOf: textsByName() }
  const calls = [...tables.flatMap(({ calls: own }) => own), ...gatewayCalls].filter(
    ({ access, path }) => access.kind !== 'internal' && !path.startsWith('/wallet'),
  )
  const paths = Object.fromEntries([
    ...calls.map((call) => callPath(parts, call)),
    ...tables.flatMap(({ resources }) => resources.flatMap((resource) => listPaths(parts, resource))),
    ...tables.flatMap(({ streams }) => streams.map((stream) => streamPath(parts, stream))),
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pinline',
      version: '1',
      summary: 'Parts, carts, orders and stock of a shop for connectors, and its event feed.',
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api/v1', description: 'This shop' }],
    tags: Object.values(tags).map(([name, description]) => ({ name, description })),
    'x-tagGroups': tagGroups(),
    paths,
    components: components(parts),
  }
}
