// What the spec uses. The package's own types refer to packages that it does not depend on.
declare module '@asyncapi/parser' {
  export interface Diagnostic {
    readonly code: string | number
    readonly message: string
    readonly path: readonly (string | number)[]
    /** 0 is an error, 1 a warning. */
    readonly severity: number
  }

  export class Parser {
    validate(document: string): Promise<readonly Diagnostic[]>
  }
}
