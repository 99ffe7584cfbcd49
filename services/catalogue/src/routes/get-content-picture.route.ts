import { Readable } from 'node:stream'
import { binaryResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getContentPicture } from '@pinline/contracts/catalogue/content/get-content-picture'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { fileOfContent } from '../content/file-of-content.ts'

/** A picture of an item that was archived may be seen for so long. */
const cacheSeconds = 3600

export const getContentPictureRoute = (deps: CatalogueDeps) =>
  route(getContentPicture, async ({ id, width, token }) => {
    const file = await fileOfContent(deps, { id, token })
    const picture = file === undefined ? undefined : await deps.files.picture(file, width)
    if (file === undefined || picture === undefined) return rejection('file-not-found')
    const name = file.name.replace(/\.[^.]*$/, '.webp')
    return binaryResult({
      ...{ stream: Readable.from([picture]), size: picture.length, mediaType: 'image/webp', name },
      ...(token === undefined ? { cacheSeconds } : {}),
    })
  })
