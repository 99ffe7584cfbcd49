// The package's main module loads its `fetch`, caches and sockets too: 60 more modules, 15 MB.
declare module 'undici/lib/dispatcher/pool.js' {
  import { Pool } from 'undici'

  export = Pool
}
