declare module 's3rver' {
  interface Options {
    readonly port: number
    readonly address: string
    readonly directory: string
    readonly silent: boolean
    readonly configureBuckets: readonly { readonly name: string }[]
  }
  class S3rver {
    constructor(options: Options)
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
  export = S3rver
}
