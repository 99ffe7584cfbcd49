import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import express, { type Router } from 'express'

const folder = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json'))), '3x2')

/** Flags of countries, and that of the European Union as `eu`, below `/flags/`: the pictures of currencies and languages. */
export function flagFiles(): Router {
  const router = express.Router()
  router.get('/flags/:file', (request, response, next) => {
    const [, code] = /^([a-z]{2})\.svg$/.exec(request.params.file) ?? []
    if (code === undefined) next()
    else
      response.sendFile(`${code.toUpperCase()}.svg`, { root: folder, maxAge: '7d' }, (error) => {
        if (error && !response.headersSent) next()
      })
  })
  return router
}
