# One site in one environment: a bucket with the export, and CloudFront in front of it and of the backend.
# docs/deploy.md says why each part is as it is.

terraform {
  required_version = ">= 1.6"
  required_providers {
    aws    = { source = "hashicorp/aws", version = "~> 6.0" }
    random = { source = "hashicorp/random", version = "~> 3.6" }
  }
}

variable "site" {
  type        = string
  description = "The site's id, such as fr."
}

variable "host" {
  type        = string
  description = "The host name of the pages, as environments.ts lists it."
}

variable "backend" {
  type        = string
  description = "The host name of the backend, which answers below /api/ and /captcha/."
}

variable "certificate" {
  type        = string
  description = "The ARN of the certificate for the host, in us-east-1."
}

locals {
  # The build writes it: [{ pattern, headers }], in which later rules win.
  rules   = jsondecode(file("${path.module}/../../dist/hosting/${var.site}/headers.json"))
  headers = { for rule in local.rules : rule.pattern => rule.headers }
  pages   = local.headers["/*"]
  answers = local.headers["/api/*"]
  # CloudFront takes these as settings of their own, and refuses them among the others.
  own  = ["Content-Security-Policy", "Strict-Transport-Security", "X-Content-Type-Options", "Referrer-Policy"]
  year = 31536000
}

resource "aws_s3_bucket" "pages" {
  bucket_prefix = "account-${var.site}-"
}

resource "aws_s3_bucket_website_configuration" "pages" {
  bucket = aws_s3_bucket.pages.id
  index_document { suffix = "index.html" }
  error_document { key = "404.html" }
}

# The website endpoint knows no signatures. Only CloudFront knows this header.
resource "random_password" "referer" {
  length  = 40
  special = false
}

resource "aws_s3_bucket_public_access_block" "pages" {
  bucket                  = aws_s3_bucket.pages.id
  block_public_acls       = true
  ignore_public_acls      = true
  block_public_policy     = false
  restrict_public_buckets = false
}

resource "aws_s3_bucket_policy" "pages" {
  depends_on = [aws_s3_bucket_public_access_block.pages]
  bucket     = aws_s3_bucket.pages.id
  policy = jsonencode({
    Version = "2012-10-17"
    Statement = [{
      Effect    = "Allow"
      Principal = "*"
      # Without the right to list, a missing file would be a 403.
      Action    = ["s3:GetObject", "s3:ListBucket"]
      Resource  = [aws_s3_bucket.pages.arn, "${aws_s3_bucket.pages.arn}/*"]
      Condition = { StringEquals = { "aws:Referer" = random_password.referer.result } }
    }]
  })
}

resource "aws_cloudfront_function" "directory_index" {
  name    = "account-${var.site}-directory-index"
  runtime = "cloudfront-js-2.0"
  code    = file("${path.module}/directoryIndex.js")
}

resource "aws_cloudfront_response_headers_policy" "pages" {
  for_each = {
    pages       = local.pages
    unsubscribe = merge(local.pages, local.headers["/*/unsubscribe/*"])
    answers     = merge(local.pages, local.answers)
  }
  name = "account-${var.site}-${each.key}"

  security_headers_config {
    content_security_policy {
      content_security_policy = each.value["Content-Security-Policy"]
      override                = true
    }
    strict_transport_security {
      access_control_max_age_sec = local.year
      include_subdomains         = true
      override                   = true
    }
    content_type_options { override = true }
    referrer_policy {
      referrer_policy = each.value["Referrer-Policy"]
      override        = true
    }
  }

  custom_headers_config {
    dynamic "items" {
      for_each = { for name, value in each.value : name => value if !contains(local.own, name) }
      content {
        header = items.key
        value  = items.value
        # What the upload says about a file holds: files with a hash are kept for a year.
        override = !(items.key == "Cache-Control" && each.key != "answers")
      }
    }
  }
}

# The managed policy that follows the origin's headers also sends the viewer's Host, by which S3 would find no bucket.
resource "aws_cloudfront_cache_policy" "by_origin" {
  name        = "account-${var.site}-by-origin"
  min_ttl     = 0
  default_ttl = 0
  max_ttl     = local.year
  parameters_in_cache_key_and_forwarded_to_origin {
    enable_accept_encoding_brotli = true
    enable_accept_encoding_gzip   = true
    cookies_config { cookie_behavior = "none" }
    headers_config { header_behavior = "none" }
    query_strings_config { query_string_behavior = "none" }
  }
}

data "aws_cloudfront_cache_policy" "none" {
  name = "Managed-CachingDisabled"
}

data "aws_cloudfront_origin_request_policy" "all" {
  name = "Managed-AllViewer"
}

resource "aws_cloudfront_distribution" "account" {
  enabled         = true
  is_ipv6_enabled = true
  http_version    = "http2and3"
  aliases         = [var.host]
  price_class     = "PriceClass_100"

  origin {
    origin_id   = "pages"
    domain_name = aws_s3_bucket_website_configuration.pages.website_endpoint
    custom_origin_config {
      http_port              = 80
      https_port             = 443
      origin_protocol_policy = "http-only"
      origin_ssl_protocols   = ["TLSv1.2"]
    }
    custom_header {
      name  = "Referer"
      value = random_password.referer.result
    }
  }

  origin {
    origin_id   = "backend"
    domain_name = var.backend
    custom_origin_config {
      http_port              = 80
      https_port             = 443
      origin_protocol_policy = "https-only"
      origin_ssl_protocols   = ["TLSv1.2"]
    }
  }

  default_cache_behavior {
    target_origin_id           = "pages"
    viewer_protocol_policy     = "redirect-to-https"
    allowed_methods            = ["GET", "HEAD"]
    cached_methods             = ["GET", "HEAD"]
    compress                   = true
    cache_policy_id            = aws_cloudfront_cache_policy.by_origin.id
    response_headers_policy_id = aws_cloudfront_response_headers_policy.pages["pages"].id
    function_association {
      event_type   = "viewer-request"
      function_arn = aws_cloudfront_function.directory_index.arn
    }
  }

  ordered_cache_behavior {
    path_pattern               = "/*/unsubscribe/*"
    target_origin_id           = "pages"
    viewer_protocol_policy     = "redirect-to-https"
    allowed_methods            = ["GET", "HEAD"]
    cached_methods             = ["GET", "HEAD"]
    compress                   = true
    cache_policy_id            = aws_cloudfront_cache_policy.by_origin.id
    response_headers_policy_id = aws_cloudfront_response_headers_policy.pages["unsubscribe"].id
    function_association {
      event_type   = "viewer-request"
      function_arn = aws_cloudfront_function.directory_index.arn
    }
  }

  dynamic "ordered_cache_behavior" {
    for_each = ["/api/*", "/captcha/*"]
    content {
      path_pattern               = ordered_cache_behavior.value
      target_origin_id           = "backend"
      viewer_protocol_policy     = "https-only"
      allowed_methods            = ["GET", "HEAD", "OPTIONS", "PUT", "POST", "PATCH", "DELETE"]
      cached_methods             = ["GET", "HEAD"]
      compress                   = true
      cache_policy_id            = data.aws_cloudfront_cache_policy.none.id
      origin_request_policy_id   = data.aws_cloudfront_origin_request_policy.all.id
      response_headers_policy_id = aws_cloudfront_response_headers_policy.pages["answers"].id
    }
  }

  restrictions {
    geo_restriction { restriction_type = "none" }
  }

  viewer_certificate {
    acm_certificate_arn      = var.certificate
    minimum_protocol_version = "TLSv1.2_2021"
    ssl_support_method       = "sni-only"
  }
}

output "bucket" {
  value = "s3://${aws_s3_bucket.pages.id}"
}

output "address_of_the_distribution" {
  value = aws_cloudfront_distribution.account.domain_name
}
