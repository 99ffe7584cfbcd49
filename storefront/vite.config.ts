import { fileURLToPath } from 'node:url'
import { pseudoLanguage } from '@pinline/ui/pseudo-language/pseudo-language'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { deferSchemas } from './defer-schemas.ts'
import { firstViewChunks } from './first-view-chunks.ts'
import { subsetFonts } from './subset-fonts.ts'
import { textChunkOf, textChunks } from './text-chunks.ts'

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    ...pseudoLanguage(process.env.PSEUDO_LANGUAGE),
    react(),
    subsetFonts(),
    // The compiled files are compressed once, as small as they get.
    ...(isSsrBuild
      ? []
      : [
          deferSchemas(),
          textChunks(),
          compression({ algorithms: ['gzip', 'brotliCompress'], include: /\.(?:js|css|svg)$/ }),
        ]),
  ],
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: fileURLToPath(new URL('src/app/entry-client.tsx', import.meta.url)),
            output: {
              codeSplitting: {
                groups: [
                  { name: textChunkOf, priority: 4 },
                  { name: 'zod', test: /\/node_modules\/zod\//, priority: 4 },
                  { name: 'schemas', test: /\?complete$/, priority: 4 },
                  ...firstViewChunks,
                ],
              },
            },
          },
        }),
  },
  ssr: { noExternal: [/^@pinline\//] },
}))
