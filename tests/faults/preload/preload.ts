import { isMainThread } from 'node:worker_threads'
import { shiftClock } from './shift-clock.ts'

const { FAULT_FOLDER: folder, SERVICE_NAME: service } = process.env

/** Loaded before a service's main module by NODE_OPTIONS; does nothing unless a fault's folder is set. */
if (isMainThread && folder !== undefined && service !== undefined) {
  shiftClock(folder, service)
  if (service === 'gateway') {
    const { wrapHttp } = await import('./wrap-http.ts')
    wrapHttp(folder, service)
  } else {
    const { wrapFold } = await import('./wrap-fold.ts')
    wrapFold()
    const [{ wrapMongodb }, { wrapKafka }] = await Promise.all([import('./wrap-mongodb.ts'), import('./wrap-kafka.ts')])
    wrapMongodb(folder, service)
    wrapKafka(folder, service)
  }
}
