const oldLayer =
  /\b(?:asphalt tile|linoleum|sheet (?:vinyl|flooring)|9-inch (?:floor )?tiles?|black (?:floor )?(?:glue|adhesive|mastic)|old(?:er)? (?:(?:floor|vinyl|asphalt) )?(?:vinyl|tile|glue|adhesive|VCT|layers)|loseta (?:vieja|de 9)|linóleo|vinil en rollo|(?:pegamento|adhesivo) (?:negro|viejo)|(?:azulejo|vinil) (?:más )?viejo|VCT vieja|capas viejas)\b/giu;
const grinding = /\b(?:grind(?:s|er|ing)?|ground (?:down|off|flat|level)|per sq ft ground|(?:esmeril|desbast|rebaj)\p{L}*)\b/giu;
const advice = /\/old-floors\b|\/payment#asbestos|id: asbestos/;
const dust = /safety\.grinding|\bHEPA\b|silica|sílice/;
/** The advice itself, and what stands on pages that lead to it whatever an entry says: tests/build/page-content.test.ts sees to it. */
const linked = /^(?:pages\/old-floors|cities|services|gallery|cost-guide|words\/(?:city|gallery))\b/;

/** What an entry names without the words that keep people safe, by line. A Spanish one has the links of its `english` entry. */
export function findUnsafe(file: string, text: string, english = ''): string[] {
  const isLinked = linked.test(file) || advice.test(text + english);
  const isDustNamed = dust.test(text);
  return text.split('\n').flatMap((line, index) => {
    const layers = isLinked
      ? []
      : (line.match(oldLayer) ?? []).map((words) => `"${words}" without a link to the advice on asbestos`);
    const ground = isDustNamed ? [] : (line.match(grinding) ?? []).map((words) => `"${words}" without a word on silica dust`);
    return [...layers, ...ground].map((problem) => `${file}, line ${index + 1}: ${problem}`);
  });
}
