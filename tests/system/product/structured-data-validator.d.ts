declare module '@adobe/structured-data-validator/src/validator.js' {
  interface Issue {
    readonly issueMessage: string
    readonly severity: 'ERROR' | 'WARNING'
    readonly rootType: string
    readonly fieldNames?: readonly string[]
    readonly path?: readonly { readonly type?: string; readonly property?: string; readonly index?: number }[]
  }
  class Validator {
    constructor(vocabulary?: object)
    /** Things by type, by format, as an extractor leaves them. */
    validate(data: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<Issue[]>
  }

  export { Validator }
}
