import { urlPathOf } from '@pinline/chassis/http/call-service'
import type { InputOf } from '@pinline/contracts/api/call'
import type { ImportKind } from '@pinline/contracts/catalogue/import/import-kind'
import {
  type ImportPreview,
  type ImportRow,
  importPreview,
  importRow,
} from '@pinline/contracts/catalogue/import/import-row'
import { startImport } from '@pinline/contracts/catalogue/import/start-import'
import { uploadImport } from '@pinline/contracts/catalogue/import/upload-import'
import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { CatalogueInstallation } from './catalogue-installation.ts'
import { uploadTo } from './upload-client.ts'

export type Constants = InputOf<typeof startImport>['constants']

interface Uploading {
  readonly kind?: ImportKind
  readonly token?: string
  readonly key?: string
}

/** Imports as staff use them: a file is uploaded, started, and runs to its end. */
export const importClient = (shop: () => CatalogueInstallation) => {
  const upload = (content: string | Uint8Array, name: string, { kind, token, key }: Uploading = {}) =>
    uploadTo(
      shop().url() + urlPathOf(uploadImport.path),
      token ?? shop().staffToken,
      kind === undefined ? {} : { kind },
      { bytes: Buffer.from(content), name },
      key,
    )
  const uploaded = async (
    content: string | Uint8Array,
    name = 'parts.csv',
    kind?: ImportKind,
  ): Promise<ImportPreview> => {
    const reply = await upload(content, name, kind === undefined ? {} : { kind })
    expect(reply).toMatchObject({ code: 200 })
    return importPreview.parse(reply.data)
  }
  const staffGet = (path: string, language = 'en') =>
    fetch(shop().url() + path, { headers: { authorization: `Bearer ${shop().staffToken}`, 'x-locale': language } })
  const importOf = async (id: string): Promise<ImportRow> =>
    importRow.parse(await (await staffGet(`/api/v1/admin/imports/${id}`)).json())
  const start = async ({ importId, options, mapping }: ImportPreview, dryRun = false, constants: Constants = []) =>
    await shop().call(startImport, { importId, options, mapping, constants, dryRun })
  const ended = (id: string): Promise<ImportRow> =>
    waitFor('the end of an import', async () => {
      const row = await importOf(id)
      return row.finishedAt !== null && row
    })
  const run = async (preview: ImportPreview, dryRun = false, constants: Constants = []) => {
    expect((await start(preview, dryRun, constants)).type).toBeUndefined()
    return await ended(preview.importId)
  }
  return { upload, uploaded, staffGet, importOf, start, ended, run, commits: () => shop().db.collection('commits') }
}
