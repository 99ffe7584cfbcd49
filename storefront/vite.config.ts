import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const localeFolder = /\/locales\/([a-z_]+)\//
const errorTextFile = /\/error-texts\/([a-z_]+)\.json$/

/** All texts of one language travel in one file. */
const textsOfLanguage = (id: string): string | null => {
  const language = localeFolder.exec(id)?.[1] ?? errorTextFile.exec(id)?.[1]
  return language === undefined ? null : `texts-${language}`
}

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: fileURLToPath(new URL('src/app/entry-client.tsx', import.meta.url)),
            output: { codeSplitting: { groups: [{ name: textsOfLanguage, test: /\/(?:locales|error-texts)\// }] } },
          },
        }),
  },
  ssr: { noExternal: [/^@pinline\//] },
}))
