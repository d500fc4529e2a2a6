import { INITIAL, type StateStack } from 'shiki/textmate'

/** An open rule at the end of a line; vscode-textmate's `StateStackImpl`. */
interface OpenRule {
  parent: OpenRule | null
  ruleId: number
  beginRuleCapturedEOL: boolean
  endRule: string | null
  nameScopesList: Scopes | null
  contentNameScopesList: Scopes | null
}

/** vscode-textmate's `AttributedScopeStack`. */
interface Scopes {
  parent: Scopes | null
  scopeName: string
  tokenAttributes: number
}

/**
 * Assigns ids to the states of one grammar. States have the same id if the grammar continues
 * identically from them. Their `equals` doesn't suffice: it ignores whether the line ended with the
 * rule's begin match, which decides where `\G` matches in the next line.
 */
export class StateIds {
  readonly #ids = new Map<string, number>()
  /** Ids of known states and scope lists, which share their parents. */
  readonly #known = new WeakMap<object, number>()

  /** The id of the state at the end of a line. */
  idOf(state: StateStack): number {
    if (state === INITIAL) return 0
    if (!isOpenRule(state)) throw new TypeError('the state has no rules')
    return this.#idOfRule(state)
  }

  #idOfRule(state: OpenRule | null): number {
    if (state === null) return 0
    const known = this.#known.get(state)
    if (known !== undefined) return known
    const { parent, ruleId, beginRuleCapturedEOL, endRule } = state
    const names = this.#idOfScopes(state.nameScopesList)
    const contents = this.#idOfScopes(state.contentNameScopesList)
    const outer = this.#idOfRule(parent)
    // Positions in the line are ignored: the grammar resets them for each line.
    const own = [outer, ruleId, beginRuleCapturedEOL, names, contents, endRule !== null]
    return this.#number(state, `${own.join()} ${endRule}`)
  }

  #idOfScopes(list: Scopes | null): number {
    if (list === null) return 0
    const known = this.#known.get(list)
    if (known !== undefined) return known
    const outer = this.#idOfScopes(list.parent)
    return this.#number(list, `${outer} ${list.tokenAttributes} ${list.scopeName}`)
  }

  #number(part: object, key: string): number {
    let id = this.#ids.get(key)
    if (id === undefined) this.#ids.set(key, (id = this.#ids.size + 1))
    this.#known.set(part, id)
    return id
  }
}

/** Shiki's type of a state lacks its fields. */
function isOpenRule(state: object): state is OpenRule {
  return 'ruleId' in state && 'beginRuleCapturedEOL' in state
}
