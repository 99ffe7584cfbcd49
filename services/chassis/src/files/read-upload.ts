import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { cleanFileName } from '@pinline/contracts/api/text'
import type { UploadRule } from '@pinline/contracts/api/upload-rule'
import type { UploadedFile } from './uploaded-file.ts'

export interface Upload {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly UploadedFile[]
}

const maxFields = 20
const maxFieldBytes = 64 * 1024
const maxNameLength = 200

export const isMultipart = (request: IncomingMessage): boolean =>
  /^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')

/**
 * Reads a multipart body of any size in bounded memory: each file is written to `folder` as it arrives, up to the
 * limits of the rule. Prevents the failure "a few concurrent large uploads exhaust the memory". A rejection or a broken
 * connection leaves no file behind; a caller that gets files removes them by `removeUpload`.
 */
export const readUpload = async (
  request: IncomingMessage,
  rule: UploadRule,
  folder: string,
): Promise<Upload | Rejection> => {
  const fields: Record<string, string> = {}
  let files: readonly UploadedFile[] = []
  const writing: { written: Promise<UploadedFile>; stream: Readable }[] = []
  const paths: string[] = []
  let refused: Rejection | undefined
  await mkdir(folder, { recursive: true })

  const limitNow = (): number => rule.belowByModule?.[fields.module ?? ''] ?? rule.belowBytes
  const store = async (field: string, stream: Readable, name: string): Promise<UploadedFile> => {
    const below = limitNow()
    const path = join(folder, `${randomUUID()}.part`)
    paths.push(path)
    const hash = createHash('sha256')
    let size = 0
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          if (size >= below) refused ??= tooLarge(field, below)
          // The excess is read and discarded, so that the response arrives.
          if (refused !== undefined) continue
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(path, { flags: 'wx' }),
    )
    return { field, name: cleanFileName(name, maxNameLength), size, sha256: hash.digest('hex'), path }
  }

  try {
    const reader = new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fields: maxFields,
        fieldSize: maxFieldBytes,
        files: rule.maxFiles,
        parts: maxFields + rule.maxFiles,
      },
    })
    reader.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) refused ??= rejection('payload-too-large')
      else if (name !== '__proto__') fields[name] = value
    })
    reader.on('filesLimit', () => {
      refused ??= rejection('too-many-files', { errors: { file: 'too-many-files' } })
    })
    for (const event of ['fieldsLimit', 'partsLimit'] as const)
      reader.on(event, () => {
        refused ??= rejection('payload-too-large')
      })
    reader.on('file', (field, stream, name) => {
      if (field !== 'file') refused ??= rejection('invalid-input', { errors: { [field]: 'invalid' } })
      const written = store(field, stream, name)
      written.catch((error: unknown) =>
        reader.destroy(new UploadStorageError('an upload could not be kept', { cause: error })),
      )
      writing.push({ written, stream })
    })
    await pipeThrough(request, reader)
    const all = await Promise.all(writing.map(({ written }) => written))
    // A browser without script sends a file field that was left empty as a file without a name.
    files = all.filter(({ name, size }) => name !== '' || size > 0)
    await discard(all.filter((file) => !files.includes(file)).map(({ path }) => path))
  } catch (error) {
    for (const { stream } of writing) stream.destroy()
    await Promise.allSettled(writing.map(({ written }) => written))
    if (error instanceof UploadStorageError) {
      await discard(paths)
      throw error
    }
    refused ??= rejection('malformed-request')
  }
  if (refused === undefined) return { fields, files }
  await discard(paths)
  return refused
}

/** The place for temporary files failed, not the client. */
class UploadStorageError extends Error {
  override readonly name = 'NotKeptError'
}

/** Pipes a request into a reader until both are done. After a failure the rest of the request is read and dropped. */
const pipeThrough = (request: IncomingMessage, reader: Writable): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      request.unpipe(reader)
      request.resume()
      reader.destroy()
      reject(error)
    }
    reader.once('finish', resolve)
    reader.on('error', fail)
    request.once('error', fail)
    const onClose = () => {
      if (!request.complete) fail(new Error('the client went away'))
    }
    request.once('close', onClose)
    if (request.destroyed) onClose()
    else request.pipe(reader)
  })

const discard = async (paths: readonly string[]): Promise<void> => {
  await Promise.all(paths.map((path) => rm(path, { force: true })))
}

const tooLarge = (field: string, below: number): Rejection =>
  rejection('file-too-large', { errors: { [field]: 'file-too-large' }, data: { belowBytes: below } })

/** Removes the temporary files of an upload. */
export const removeUpload = async ({ files }: Upload): Promise<void> => {
  await discard(files.map(({ path }) => path))
}
