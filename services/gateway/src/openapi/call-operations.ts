import { type AnyCall, methodsOf } from '@pinline/contracts/api/call'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import { accessFields, accessText } from './access-text.ts'
import type { DocumentParts } from './document-parts.ts'
import { exampleOf } from './examples.ts'
import { fileTypesOf } from './file-types.ts'
import { keyParameter, localeParameters, positionParameter, queryOf } from './parameters.ts'
import { byHttpStatus, codesOf, refusedExample, refusedSchema, textOfCode } from './refusals.ts'
import { requestExamples, resultExamples } from './request-examples.ts'
import { isJson, type Json } from './schema.ts'

interface Operation {
  readonly call: AnyCall
  readonly method: 'GET' | 'POST'
  /** JSON Schema of the input. */
  readonly input: Json
}

/** The path of a call with an operation for each method. */
export const callPath = (parts: DocumentParts, call: AnyCall): [string, Json] => {
  const input = parts.schemas.of(call.name, call.input, 'input')
  const query = queryOf(input)
  const operations = methodsOf(call.effect)
    .filter((method) => method === 'POST' || query !== undefined)
    .map((method) => [method.toLowerCase(), operationOf(parts, { call, method, input }, query ?? [])] as const)
  return [call.path, Object.fromEntries(operations)]
}

const operationOf = (parts: DocumentParts, operation: Operation, query: readonly Json[]): Json => {
  const { call, method, input } = operation
  const isTwin = method === 'GET' && call.effect === 'read'
  const { title, description, tag } = parts.textsOf(call.name)
  return {
    operationId: isTwin ? `${call.name}-by-get` : call.name,
    summary: isTwin ? `${title} (GET)` : title,
    description: [description, accessText(call), limitText(call)].filter((text) => text !== '').join('\n\n'),
    tags: [tag],
    ...accessFields(call),
    parameters: [
      ...pathParameters(call),
      ...(call.effect === 'command' ? [keyParameter] : [...(method === 'GET' ? query : []), positionParameter]),
      ...localeParameters,
    ],
    ...(method === 'POST' ? { requestBody: bodyOf(call, input, parts) } : {}),
    responses: responsesOf(parts, operation),
    'x-error-types': call.errors,
  }
}

const pathParameters = ({ path }: AnyCall): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const limitText = ({ limit }: AnyCall): string =>
  limit === undefined
    ? ''
    : `**At most** ${limit.requests} ${limit.costOf === undefined ? 'requests' : `entries of \`${limit.costOf}\``} in ${limit.perSeconds} seconds, by address and by account.`

const requestExample = ({ name }: AnyCall, input: Json, parts: DocumentParts): unknown =>
  requestExamples[name] ?? exampleOf(input, name, 'required', parts.schemas.parts())

const bodyOf = (call: AnyCall, schema: Json, parts: DocumentParts): Json => {
  const example = requestExample(call, schema, parts)
  const needed = Array.isArray(schema.required) ? schema.required : []
  if (call.upload === undefined)
    return { required: needed.length > 0, content: { 'application/json': { schema, example } } }
  const { belowBytes, maxFiles, isOptional = false } = call.upload
  const one = {
    type: 'string',
    format: 'binary',
    description: `Smaller than ${belowBytes} bytes.`,
    'x-below-bytes': belowBytes,
  }
  const file = maxFiles === 1 ? one : { type: 'array', items: one, maxItems: maxFiles }
  const properties = isJson(schema.properties) ? schema.properties : {}
  return {
    required: !isOptional || needed.length > 0,
    content: {
      'multipart/form-data': {
        schema: {
          ...schema,
          properties: { ...properties, file },
          required: isOptional ? needed : [...needed, 'file'],
        },
      },
      ...(isOptional ? { 'application/json': { schema, example } } : {}),
    },
  }
}

const responsesOf = (parts: DocumentParts, { call, method, input }: Operation): Json => {
  const codes = codesOf({ ...call, method, isCommand: call.effect === 'command' })
  const groups = byHttpStatus(codes)
  return {
    '200': okResponse(parts, call, input, groups.get(200) ?? []),
    ...(call.repliesToPages === true
      ? { '303': { description: 'To a browser that posted a plain form: back to its page.' } }
      : {}),
    ...parts.refusals.responsesFor(groups),
  }
}

/** The result, or the file, or a refusal that travels over HTTP 200. */
const okResponse = (parts: DocumentParts, call: AnyCall, input: Json, refusals: readonly ErrorCode[]): Json => {
  const file = call.binary === true ? fileTypesOf(call, input) : []
  const output = parts.schemas.of(call.name, call.output, 'output')
  const [first] = refusals
  const examples = {
    ...(call.binary === true
      ? {}
      : {
          result: {
            summary: 'The result',
            value: {
              code: 200,
              msg: 'ok',
              data: resultExamples[call.name] ?? exampleOf(output, call.name, 'all', parts.schemas.parts()),
              meta: { requestId: 'b7f2c1de-6b3e-4d55-9a53-0d1a7c7f2f10' },
            },
          },
        }),
    ...(first === undefined ? {} : { [first]: { summary: 'A refusal', value: refusedExample(first) } }),
  }
  const result = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { const: 200 },
      msg: { type: 'string' },
      data: output,
      meta: { $ref: '#/components/schemas/Meta' },
    },
  }
  const schemas = [...(call.binary === true ? [] : [result]), refusedSchema(refusals)]
  // A file that is JSON itself is described by the alternatives of its media type.
  const json = { schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas }, examples }
  const files = Object.fromEntries(
    file
      .filter((type) => type !== 'application/json')
      .map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  )
  return {
    description: `${call.binary === true ? 'The file' : 'The result'}, or a refusal with \`code\` 404 or 422:\n\n${refusals.map(textOfCode).join('\n')}`,
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(call.effect === 'command' ? { 'X-Position': { $ref: '#/components/headers/Position' } } : {}),
    },
    content: {
      ...files,
      'application/json': file.includes('application/json')
        ? { schema: { anyOf: [{ description: 'The file.' }, ...schemas] }, examples }
        : json,
    },
  }
}
