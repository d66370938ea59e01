import './plain-errors.ts';
import { readFileSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

const everyTool = {
  help: { type: 'boolean' },
  // site/read/folder.ts reads it, too.
  content: { type: 'string' },
} as const;

/** What a tool was called with. Ends after --help, or an option that there isn't. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options, takesNames = false) {
  if (process.argv.includes('--help')) {
    console.log(help());
    process.exit(0);
  }
  try {
    const parsed = parseArgs({ options: { ...options, ...everyTool }, allowPositionals: true });
    const [name] = takesNames ? [] : parsed.positionals;
    return name === undefined ? parsed : refuse(`There's no use for '${name}'`);
  } catch (error) {
    // Node's second sentence is about arguments that begin with a hyphen.
    return refuse(String(error instanceof Error ? error.message : error).split('. ')[0] ?? '');
  }
}

/** Ends with what is wrong with the options, and with what there is. */
export function refuse(message: string): never {
  console.error(`${message.replace(/[^.?!]$/, '$&.')}\n\n${help()}`);
  return process.exit(2);
}

/** The comment at the top of the tool. */
function help(): string {
  const [, about = ''] = /\/\*\*([\s\S]*?)\*\//.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? [];
  return `${about.replace(/^ ?\* ?/gm, '').trim()}\n\nEvery command takes --content FOLDER, the business that it's about.`;
}
