const SOURCES = /^('none'|'self'|blob:)$/;
/** What a policy must say for itself, because `default-src` does not stand in for it. */
const NAMED = ['base-uri', 'form-action', 'frame-ancestors'];

/** What is weak about a content security policy: nothing from outside, nothing inline, nothing made from text. */
export function weaknesses(policy: string): string[] {
  const directives = new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
  const missing = NAMED.filter((name) => directives.get(name)?.join() !== "'none'");
  const open = [...directives].flatMap(([name, sources]) =>
    sources.filter((source) => !SOURCES.test(source)).map((source) => `${name} ${source}`),
  );
  const scripts = directives.get('script-src')?.join() === "'self'" ? [] : ["script-src is not 'self' alone"];
  const others = directives.get('default-src')?.join() === "'none'" ? [] : ["default-src is not 'none'"];
  return [...missing, ...open, ...scripts, ...others];
}
