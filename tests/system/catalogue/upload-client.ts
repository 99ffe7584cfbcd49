import { type Envelope, envelope } from '@pinline/contracts/api/envelope'
import { uploadResult } from '@pinline/contracts/catalogue/file/file-row'
import { expect } from 'vitest'

export interface Chosen {
  readonly bytes: Uint8Array
  readonly name: string
}

/** Sends a file as a form does: the fields, and then the file. */
export const uploadTo = async (
  url: string,
  token: string | undefined,
  fields: Record<string, string>,
  { bytes, name }: Chosen,
  key?: string,
): Promise<Envelope & { readonly status: number }> => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([Uint8Array.from(bytes)]), name)
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: form,
  })
  return { ...envelope.parse(await response.json()), status: response.status }
}

/** The parts of an upload's response that tests need. */
export const storedFile = (reply: Envelope) => {
  expect(reply).toMatchObject({ code: 200 })
  return uploadResult.parse(reply.data)
}

export const fetched = (url: string, token?: string): Promise<Response> =>
  fetch(url, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })

export const bytesOf = async (url: string, token: string): Promise<Buffer> =>
  Buffer.from(await (await fetched(url, token)).arrayBuffer())

export const refusedIn = async (response: Response) => {
  const { code, meta } = envelope.parse(await response.json())
  return { status: response.status, code, type: meta?.type }
}
