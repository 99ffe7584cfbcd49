import { httpStatusOf } from '@pinline/contracts/api/envelope'
import { type ErrorCode, errorCodes } from '@pinline/contracts/api/error-codes'
import { errorText } from '@pinline/contracts/api/error-texts'
import type { Guard } from './access-text.ts'
import type { Json } from './schema.ts'

const whileBusy = [
  'malformed-request',
  'too-many-requests',
  'internal-error',
  'bad-gateway',
  'service-unavailable',
  'gateway-timeout',
] as const satisfies readonly ErrorCode[]

const withCredentials = ({ access, apiScope }: Guard): readonly ErrorCode[] => {
  if (access.kind === 'signed') return []
  const byScope = apiScope === undefined ? 'api-key-not-allowed' : 'api-key-scope-missing'
  const keys: ErrorCode[] = ['api-key-invalid', 'api-key-expired', byScope]
  if (access.kind !== 'open' || apiScope !== undefined) keys.push('password-change-required')
  if (access.kind === 'open') return keys
  const staff = access.kind === 'staff' && access.permission !== null ? (['function-disabled'] as const) : []
  return ['unauthenticated', 'session-over', ...keys, 'forbidden', ...staff]
}

const ofCommands = [
  'cross-site-request',
  'idempotency-key-reused',
  'in-maintenance',
] as const satisfies readonly ErrorCode[]
const withBody = ['request-timeout', 'payload-too-large'] as const satisfies readonly ErrorCode[]

/** Every code that an operation may answer with: its own, and those general ones that apply to it. */
export const codesOf = (
  operation: Guard & {
    readonly errors: readonly ErrorCode[]
    readonly method: 'GET' | 'POST'
    readonly isCommand: boolean
  },
): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...operation.errors,
    'invalid-input',
    ...whileBusy,
    ...withCredentials(operation),
    ...(operation.method === 'POST' ? withBody : []),
    ...(operation.isCommand ? ofCommands : []),
  ]),
]

export const textOfCode = (code: ErrorCode): string => `- \`${code}\`: ${errorText(code, 'en')}`

const titleOf: Readonly<Record<number, string>> = {
  200: 'Refused',
  400: 'Malformed request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  422: 'Refused input',
  429: 'Too many requests',
  500: 'Internal error',
  501: 'Not implemented',
  502: 'Bad gateway',
  503: 'Not available now',
  504: 'Gateway timeout',
}

/** The envelope of a refusal by one of some codes. */
export const refusedSchema = (codes: readonly ErrorCode[]): Json => ({
  type: 'object',
  required: ['code', 'msg', 'data', 'meta'],
  properties: {
    code: { enum: [...new Set(codes.map((code) => errorCodes[code].status))].toSorted((a, b) => a - b) },
    msg: { type: 'string', description: 'A text in the language of the request, for people.' },
    data: { $ref: '#/components/schemas/RefusalData' },
    meta: {
      type: 'object',
      required: ['type'],
      properties: {
        type: { enum: codes.toSorted(), description: 'A stable code, for programs.' },
        requestId: { type: 'string' },
      },
    },
  },
})

export const refusedExample = (code: ErrorCode): Json => ({
  code: errorCodes[code].status,
  msg: errorText(code, 'en'),
  data: code === 'invalid-input' ? { errors: { quantity: 'invalid' } } : null,
  meta: { type: code, requestId: 'b7f2c1de-6b3e-4d55-9a53-0d1a7c7f2f10' },
})

/** Codes by the HTTP status that carries them. Under /admin/… it is always that of the code. */
export const byHttpStatus = (
  codes: readonly ErrorCode[],
  statusOf: (code: number) => number = httpStatusOf,
): ReadonlyMap<number, readonly ErrorCode[]> => Map.groupBy(codes, (code) => statusOf(errorCodes[code].status))

/** Responses that many operations have in common, each written once. */
export const refusalWriter = (): {
  readonly responsesFor: (groups: ReadonlyMap<number, readonly ErrorCode[]>) => Json
  readonly responses: () => Json
} => {
  const written: Json = {}
  const responseOf = (status: number, codes: readonly ErrorCode[]): Json => {
    const name = `${status}.${codes.toSorted().join('.')}`
    const [first] = codes
    written[name] ??= {
      description: `${titleOf[status] ?? status}.\n\n${codes.map(textOfCode).join('\n')}`,
      ...(status === 429 || status === 503
        ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
        : {}),
      content: {
        'application/json': {
          schema: refusedSchema(codes),
          ...(first === undefined ? {} : { example: refusedExample(first) }),
        },
      },
    }
    return { $ref: `#/components/responses/${name}` }
  }
  return {
    responsesFor: (groups) =>
      Object.fromEntries(
        [...groups]
          .filter(([status]) => status !== 200)
          .toSorted(([a], [b]) => a - b)
          .map(([status, codes]) => [String(status), responseOf(status, codes)]),
      ),
    responses: () => written,
  }
}
