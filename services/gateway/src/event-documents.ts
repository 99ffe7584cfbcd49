import { createHash } from 'node:crypto'
import type { Express, Request, Response } from 'express'

/** Documents change with releases only. */
const cacheControl = 'public, max-age=3600'

const send = (request: Request, response: Response, document: unknown, type: string): void => {
  const text = JSON.stringify(document)
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  response.set({ etag, 'cache-control': cacheControl, 'access-control-allow-origin': '*' })
  if (request.fresh) return void response.status(304).end()
  response.type(type).send(text)
}

/** AsyncAPI and the JSON Schema of each public event, made when they are first asked for. */
export const eventDocuments = (
  app: Express,
  publicUrl: string | undefined,
  notFound: (request: Request, response: Response) => void,
): void => {
  let document: Promise<object> | undefined
  app.get('/api/asyncapi.json', async (request, response) => {
    document ??= import('./asyncapi.ts').then(({ asyncApiDocument }) => asyncApiDocument(publicUrl))
    send(request, response, await document, 'application/json')
  })
  app.get('/api/events/schemas/:file', async (request, response) => {
    const { schemaDocument } = await import('@pinline/events/public/public-schema')
    const [, type = ''] = /^(.+)\.json$/.exec(request.params.file) ?? []
    const schema = schemaDocument(type)
    if (schema === undefined) return notFound(request, response)
    send(request, response, schema, 'application/schema+json')
  })
}
