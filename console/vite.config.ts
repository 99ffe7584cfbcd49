import { fileURLToPath } from 'node:url'
import { pseudoLanguage } from '@pinline/ui/pseudo-language/pseudo-language'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { firstScreenOf } from './first-screen.ts'

/** In development, `API_URL` names the gateway. */
const gateway = process.env.API_URL ?? 'http://127.0.0.1:8080'

export default defineConfig({
  base: '/console/',
  plugins: [
    ...pseudoLanguage(process.env.PSEUDO_LANGUAGE),
    react(),
    // The compiled files are compressed once, as small as they get; the gateway sends them so.
    compression({ algorithms: ['gzip', 'brotliCompress'], include: /\.(?:js|css|svg)$/ }),
  ],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What schemas are set to stands before them, in their own file.
            { name: 'schemas', test: /\/schemas-without-eval\.ts$|\/node_modules\/zod\//, priority: 1 },
            { name: firstScreenOf(fileURLToPath(new URL('src/main.tsx', import.meta.url))) },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': gateway },
  },
})
