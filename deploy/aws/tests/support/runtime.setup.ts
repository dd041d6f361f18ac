import { installRuntime } from '../../lambda/runtime.ts';

installRuntime();
