// For the HEALTHCHECK of images without a shell: ends with 0 if the process in the container answers on its port.
const port = process.env.PORT ?? process.env.SERVICE_PORT ?? '8080'
const healthy = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = healthy ? 0 : 1
