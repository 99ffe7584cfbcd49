import type { EventStream } from '../route-table.ts'
import { accessFields, accessText, type Guard } from './access-text.ts'
import type { DocumentParts } from './document-parts.ts'
import { exampleOf } from './examples.ts'
import { queryOf } from './parameters.ts'
import { byHttpStatus, codesOf } from './refusals.ts'
import type { Json } from './schema.ts'

/** `event` of the message that is the example. */
const exampleEvents: Readonly<Record<string, string>> = {
  'order-events': 'order',
  'product-changes': 'products',
  'content-changes': 'content',
  'notification-events': 'notifications',
  'event-stream': 'pinline.order.order-confirmed.v1',
}

/** The path of a stream of server-sent events. */
export const streamPath = (parts: DocumentParts, stream: EventStream): [string, Json] => {
  const guard: Guard = { access: stream.access, apiScope: stream.apiScope }
  const { title, description, tag } = parts.textsOf(stream.name)
  const message = parts.schemas.of(stream.name, stream.message, 'output')
  const query = stream.query === undefined ? [] : (queryOf(parts.schemas.of(stream.name, stream.query, 'input')) ?? [])
  const data = exampleOf(message, stream.name, 'all', parts.schemas.parts())
  const groups = byHttpStatus(
    codesOf({ ...guard, errors: stream.errors ?? [], method: 'GET', isCommand: false }),
    (code) => (code === 404 || code === 422 ? 200 : code),
  )
  return [
    stream.path,
    {
      get: {
        operationId: stream.name,
        summary: title,
        description: [
          description,
          'The response does not end. A comment is sent every 15 seconds; a client that is disconnected opens the stream again after 2 seconds.',
          accessText(guard),
        ]
          .filter((text) => text !== '')
          .join('\n\n'),
        tags: [tag],
        ...accessFields(guard),
        parameters: [
          ...query,
          ...(stream.query === undefined
            ? []
            : [
                {
                  name: 'Last-Event-ID',
                  in: 'header',
                  description: 'The `id` of the last message that was read: the stream goes on after it.',
                  schema: { type: 'string' },
                },
              ]),
        ],
        responses: {
          '200': {
            description:
              'Messages as `text/event-stream`; `data` of each is JSON, whose schema is in `x-message`. A refusal is an envelope.',
            content: {
              'text/event-stream': {
                schema: { type: 'string', 'x-message': message },
                example: `retry: 2000\n\nevent: ${exampleEvents[stream.name] ?? 'recorded'}\ndata: ${JSON.stringify(data)}\n\n`,
              },
              'application/json': { schema: { $ref: '#/components/schemas/Refusal' } },
            },
          },
          ...parts.refusals.responsesFor(groups),
        },
      },
    },
  ]
}
