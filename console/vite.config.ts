import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In development, `API_URL` names the gateway. */
const gateway = process.env.API_URL ?? 'http://127.0.0.1:8080'

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': gateway },
  },
})
