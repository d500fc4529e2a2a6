import { INITIAL, type StateStack } from 'shiki/textmate'

/** A rule that is open at the end of a line; vscode-textmate's `StateStackImpl`. */
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
 * Numbers the states of one grammar: two have the same number where the grammar goes on
 * alike from both. `equals` of states is not enough: it leaves out whether the line ended
 * with the rule's begin, which decides where `\G` matches in the next one.
 */
export class StateIds {
  readonly #ids = new Map<string, number>()
  /** Of states and lists of scopes that were numbered: their parts are shared. */
  readonly #known = new WeakMap<object, number>()

  /** The number of a state at the end of a line. */
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
    // Positions in a line are left out: the grammar sets them anew for each.
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

/** Shiki's type of a state leaves out its parts. */
function isOpenRule(state: object): state is OpenRule {
  return 'ruleId' in state && 'beginRuleCapturedEOL' in state
}
