/// <reference types="astro/client" />
/// <reference types="trusted-types" />
