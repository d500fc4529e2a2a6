import type {
  Expression,
  Identifier,
  ImportDeclaration,
  Program,
  Property,
  Statement,
} from 'estree'

/** `name(...args)` */
export function call(name: string, ...args: Expression[]): Expression {
  return {
    type: 'CallExpression',
    callee: identifier(name),
    arguments: args,
    optional: false,
  }
}

/** An identifier node. */
export function identifier(name: string): Identifier {
  return { type: 'Identifier', name }
}

/** `() => body`, or `async () => body`. */
export function thunk(body: Expression, async = false): Expression {
  return {
    type: 'ArrowFunctionExpression',
    expression: true,
    async,
    generator: false,
    params: [],
    body,
  }
}

/** A JSON value as an expression. Properties that are undefined are omitted. */
export function literal(value: unknown): Expression {
  if (Array.isArray(value))
    return { type: 'ArrayExpression', elements: value.map((item) => literal(item)) }
  if (typeof value === 'object' && value !== null) {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => property(key, literal(item))),
    }
  }
  if (typeof value === 'number' && value < 0) {
    return {
      type: 'UnaryExpression',
      operator: '-',
      prefix: true,
      argument: { type: 'Literal', value: -value },
    }
  }
  return { type: 'Literal', value: value as string | number | boolean | null }
}

/** `"key": value` */
export function property(key: string, value: Expression): Property {
  return {
    type: 'Property',
    kind: 'init',
    key: { type: 'Literal', value: key },
    value,
    method: false,
    shorthand: false,
    computed: false,
  }
}

/** Wraps an expression in the program that MDX nodes have as `data.estree`. */
export function expressionProgram(expression: Expression): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
    comments: [],
  }
}

/** `object["name"]` */
export function member(object: Expression, name: string): Expression {
  return {
    type: 'MemberExpression',
    object,
    property: literal(name),
    computed: true,
    optional: false,
  }
}

/** `const name = init` */
export function constant(name: string, init: Expression): Statement {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: identifier(name), init }],
  }
}

/** `import { imported as local } from source`. An imported name may be `default`. */
export function importOf(
  source: string,
  names: readonly (readonly [imported: string, local: string])[],
): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    attributes: [],
    source: { type: 'Literal', value: source },
    specifiers: names.map(([imported, local]) => ({
      type: 'ImportSpecifier',
      imported: identifier(imported),
      local: identifier(local),
    })),
  }
}

/** `const {name: local} = from`. Undefined if there are no names. */
export function destructure(
  names: readonly [name: string, local: string][],
  from: Expression,
): Statement | undefined {
  if (names.length === 0) return undefined
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        init: from,
        id: {
          type: 'ObjectPattern',
          properties: names.map(([name, local]) => ({
            type: 'Property',
            kind: 'init',
            key: identifier(name),
            value: identifier(local),
            method: false,
            shorthand: name === local,
            computed: false,
          })),
        },
      },
    ],
  }
}

/** `_runtime.name(...words)` */
export function runtimeCall(name: string, ...words: string[]): Expression {
  return {
    type: 'CallExpression',
    optional: false,
    callee: {
      type: 'MemberExpression',
      object: identifier('_runtime'),
      property: identifier(name),
      computed: false,
      optional: false,
    },
    arguments: words.map((word) => literal(word)),
  }
}
